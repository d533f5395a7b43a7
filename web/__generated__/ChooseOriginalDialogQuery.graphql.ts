/**
 * @generated SignedSource<<9ddb074c789d6524958f44e8c06b1444>>
 * @relayHash d419ba8084d155fa767b431c4b0315d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77bdd985956b98dc54a7288d620c58720272e76b4139945900762b9cdcf0d674

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentResult = "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED" | "SUCCESS";
export type PaymentTransactionChannel = "BANK_TRANSFER" | "CARD" | "DIRECT_DEBIT" | "EWALLET" | "OTHER" | "PAYLATER" | "QRIS" | "STORE" | "VIRTUAL_ACCOUNT";
export type PaymentTransactionKind = "CHARGEBACK" | "PAYMENT" | "REFUND";
export type PaymentTransactionStatus = "FAILED" | "PENDING" | "REVERSED" | "SUCCESS" | "VOIDED";
export type RefundPaymentSource = "INFERRED" | "PROVIDER" | "USER";
export type SettlementStatus = "PENDING" | "SETTLED";
export type PaymentTransactionFilter = {
  amount?: AmountRangeInput | null | undefined;
  channel?: ReadonlyArray<PaymentTransactionChannel> | null | undefined;
  currency?: Currency | null | undefined;
  hasMismatch?: boolean | null | undefined;
  kind?: ReadonlyArray<PaymentTransactionKind> | null | undefined;
  orderReference?: string | null | undefined;
  providerId?: string | null | undefined;
  recordId?: string | null | undefined;
  result?: ReadonlyArray<PaymentResult> | null | undefined;
  search?: string | null | undefined;
  settlement?: ReadonlyArray<SettlementStatus> | null | undefined;
  status?: ReadonlyArray<PaymentTransactionStatus> | null | undefined;
  transacted?: DateRangeInput | null | undefined;
};
export type AmountRangeInput = {
  atLeast?: string | null | undefined;
  noMoreThan?: string | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type ChooseOriginalDialogQuery$variables = {
  filter: PaymentTransactionFilter;
};
export type ChooseOriginalDialogQuery$data = {
  readonly organization: {
    readonly paymentTransactions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly externalId: string;
          readonly gross: {
            readonly amount: string;
            readonly currency: Currency;
          };
          readonly id: string;
          readonly isOriginalCertain: boolean;
          readonly kind: PaymentTransactionKind;
          readonly original: {
            readonly id: string;
          } | null | undefined;
          readonly originalSource: RefundPaymentSource | null | undefined;
          readonly status: PaymentTransactionStatus;
          readonly transactedAt: string;
        };
      }>;
    };
  };
};
export type ChooseOriginalDialogQuery = {
  response: ChooseOriginalDialogQuery$data;
  variables: ChooseOriginalDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    },
    {
      "kind": "Literal",
      "name": "sort",
      "value": {
        "direction": "ASC",
        "field": "TRANSACTED_AT"
      }
    }
  ],
  "concreteType": "PaymentTransactionConnection",
  "kind": "LinkedField",
  "name": "paymentTransactions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentTransactionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentTransaction",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "externalId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
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
              "concreteType": "PaymentTransaction",
              "kind": "LinkedField",
              "name": "original",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOriginalCertain",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "originalSource",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "transactedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "gross",
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
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChooseOriginalDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChooseOriginalDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "77bdd985956b98dc54a7288d620c58720272e76b4139945900762b9cdcf0d674",
    "metadata": {},
    "name": "ChooseOriginalDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "252757f141f741535081a0c1382e3bb1";

export default node;
