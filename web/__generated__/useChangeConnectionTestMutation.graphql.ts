/**
 * @generated SignedSource<<46db17dec1bfb63c1566f1614dfbcf76>>
 * @relayHash 496a255121ba5dd8e93c318761f9e082
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a36493d7127775d6d49b2827fd904130b53a2ef9661427c4efc162ac1448664

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type BankAccountIdInput = {
  id: string;
};
export type useChangeConnectionTestMutation$variables = {
  input: BankAccountIdInput;
};
export type useChangeConnectionTestMutation$data = {
  readonly testBankConnection: {
    readonly balance: {
      readonly ledger: {
        readonly amount: string;
        readonly currency: Currency;
      };
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeConnectionTestMutation = {
  response: useChangeConnectionTestMutation$data;
  variables: useChangeConnectionTestMutation$variables;
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
    "concreteType": "TestBankConnectionPayload",
    "kind": "LinkedField",
    "name": "testBankConnection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Balance",
        "kind": "LinkedField",
        "name": "balance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "ledger",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              }
            ],
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
    "name": "useChangeConnectionTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeConnectionTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5a36493d7127775d6d49b2827fd904130b53a2ef9661427c4efc162ac1448664",
    "metadata": {},
    "name": "useChangeConnectionTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44dd84fd22be2d8d674fa93b23c44893";

export default node;
