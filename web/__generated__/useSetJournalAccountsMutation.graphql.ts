/**
 * @generated SignedSource<<8b399690217344d258cec6737f56eb28>>
 * @relayHash dabd56c9b799bd6a6a29d300c599047b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d741428ccee572ba72f785ed2f892bc383a25bd6c88e0e30f0f34bfde51b5532

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
export type useSetJournalAccountsMutation$variables = {
  input: SetJournalAccountsInput;
};
export type useSetJournalAccountsMutation$data = {
  readonly setInvoicingJournalAccounts: {
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
    "name": "setInvoicingJournalAccounts",
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
    "name": "useSetJournalAccountsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetJournalAccountsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d741428ccee572ba72f785ed2f892bc383a25bd6c88e0e30f0f34bfde51b5532",
    "metadata": {},
    "name": "useSetJournalAccountsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db02cb775cdb81531747d07ebf099f67";

export default node;
