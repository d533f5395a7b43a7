/**
 * @generated SignedSource<<b7dcfa098c2bd9614683bb7c68fb7e01>>
 * @relayHash 82df4b44cb81e7c94e45e6451196a249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 505b55180c217fbdc4348b6f4965367e8986a3c6464308928e34fd14620f4bc5

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
export type useSetJournalAccountsMutation$variables = {
  input: SetJournalAccountsInput;
};
export type useSetJournalAccountsMutation$data = {
  readonly setInvoicingJournalAccounts: {
    readonly accounts: {
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useSetJournalAccountsMutation = {
  response: useSetJournalAccountsMutation$data;
  variables: useSetJournalAccountsMutation$variables;
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
    "name": "useSetJournalAccountsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetJournalAccountsPayload",
        "kind": "LinkedField",
        "name": "setInvoicingJournalAccounts",
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
    "name": "useSetJournalAccountsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetJournalAccountsPayload",
        "kind": "LinkedField",
        "name": "setInvoicingJournalAccounts",
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
    "id": "505b55180c217fbdc4348b6f4965367e8986a3c6464308928e34fd14620f4bc5",
    "metadata": {},
    "name": "useSetJournalAccountsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a93b25afa3792a46ac37c9f34de9aff9";

export default node;
