/**
 * @generated SignedSource<<97d1d500a7bfd322b9bfac55d426e2c2>>
 * @relayHash 267ad84d623aaf2bb108f1eb6345a668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 199d00dbdcd0e4aac521f017d31795438a7d843e7d0ad1da7414cfc331280f1c

import type { ConcreteRequest } from 'relay-runtime';
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
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetJournalAccountsPayload",
    "kind": "LinkedField",
    "name": "setTreasuryJournalAccounts",
    "plural": false,
    "selections": [
      {
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
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
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
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetTreasuryAccountsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetTreasuryAccountsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "199d00dbdcd0e4aac521f017d31795438a7d843e7d0ad1da7414cfc331280f1c",
    "metadata": {},
    "name": "useSetTreasuryAccountsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abdfd2236a920d8f54b9baf3d7e1db38";

export default node;
