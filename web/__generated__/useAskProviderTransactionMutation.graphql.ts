/**
 * @generated SignedSource<<18619a091858998c5fbd3b0d3a43dc42>>
 * @relayHash bf24ae13ad476b0b80ce5c971840fd8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e87b8d03e080eb999d459d30a47b92aa82e1851818d73208ad409092bc8be809

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentTransactionStatus = "FAILED" | "PENDING" | "REVERSED" | "SUCCESS" | "VOIDED";
export type SettlementStatus = "PENDING" | "SETTLED";
export type RefreshPaymentTransactionInput = {
  id: string;
};
export type useAskProviderTransactionMutation$variables = {
  input: RefreshPaymentTransactionInput;
};
export type useAskProviderTransactionMutation$data = {
  readonly refreshPaymentTransaction: {
    readonly transaction: {
      readonly id: string;
      readonly settlement: SettlementStatus;
      readonly status: PaymentTransactionStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useAskProviderTransactionMutation = {
  response: useAskProviderTransactionMutation$data;
  variables: useAskProviderTransactionMutation$variables;
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
    "concreteType": "PaymentTransactionPayload",
    "kind": "LinkedField",
    "name": "refreshPaymentTransaction",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentTransaction",
        "kind": "LinkedField",
        "name": "transaction",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "settlement",
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
    "name": "useAskProviderTransactionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAskProviderTransactionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e87b8d03e080eb999d459d30a47b92aa82e1851818d73208ad409092bc8be809",
    "metadata": {},
    "name": "useAskProviderTransactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1ff493fba2ec8925add0c19def22dbf2";

export default node;
