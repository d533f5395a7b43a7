/**
 * @generated SignedSource<<7692640535c4404119f2bfa802ca1e5c>>
 * @relayHash 95e7c520693c185e1615953101954b83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb3605db48383445a1850cbf780fc577e5aed5168edcca6327ca099e55420fd3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetJournalAccountsInput = {
  accounts: ReadonlyArray<JournalAccountInput>;
  version: number;
};
export type JournalAccountInput = {
  code?: string | null | undefined;
  key: string;
  name?: string | null | undefined;
};
export type useSetTreasuryAccountsMutation$variables = {
  input: SetJournalAccountsInput;
};
export type useSetTreasuryAccountsMutation$data = {
  readonly setTreasuryJournalAccounts: {
    readonly accounts: {
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useSetTreasuryAccountsMutation = {
  response: useSetTreasuryAccountsMutation$data;
  variables: useSetTreasuryAccountsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "JournalAccounts",
  "kind": "LinkedField",
  "name": "accounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetTreasuryAccountsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetJournalAccountsPayload",
        "kind": "LinkedField",
        "name": "setTreasuryJournalAccounts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetTreasuryAccountsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetJournalAccountsPayload",
        "kind": "LinkedField",
        "name": "setTreasuryJournalAccounts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eb3605db48383445a1850cbf780fc577e5aed5168edcca6327ca099e55420fd3",
    "metadata": {},
    "name": "useSetTreasuryAccountsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09d8f1caed0cd94c89475f3a47b01e15";

export default node;
