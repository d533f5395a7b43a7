/**
 * @generated SignedSource<<90d506de1ce240020fd6181bb9a57f66>>
 * @relayHash c8698485ebde3c3554e7cf4598702b1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d672319f77b37d248c018c9caab28d239a2eccca656dafd233b2ebe8e9c769ea

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentFrequency = "MONTHLY" | "WEEKLY" | "YEARLY";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
export type CreatePaymentInput = {
  allowDuplicate?: boolean | null | undefined;
  amount: MoneyInput;
  billId?: string | null | undefined;
  counterpartyAccountId?: string | null | undefined;
  counterpartyId?: string | null | undefined;
  date: string;
  fileIds?: ReadonlyArray<string> | null | undefined;
  fromAccountId: string;
  idempotencyKey: string;
  kind: PaymentKind;
  memo?: string | null | undefined;
  method?: PaymentMethod | null | undefined;
  notes?: string | null | undefined;
  paidExpectedTransactionId?: string | null | undefined;
  recurrence?: PaymentFrequency | null | undefined;
  toAccountId?: string | null | undefined;
  toExternalAccount?: ExternalAccountInput | null | undefined;
};
export type MoneyInput = {
  amount: string;
  currency: Currency;
};
export type ExternalAccountInput = {
  accountNumber: string;
  bankCode: string;
};
export type useCreatePaymentMutation$variables = {
  input: CreatePaymentInput;
};
export type useCreatePaymentMutation$data = {
  readonly createPayment: {
    readonly payment: {
      readonly number: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreatePaymentMutation = {
  response: useCreatePaymentMutation$data;
  variables: useCreatePaymentMutation$variables;
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
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreatePaymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentPayload",
        "kind": "LinkedField",
        "name": "createPayment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "useCreatePaymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentPayload",
        "kind": "LinkedField",
        "name": "createPayment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d672319f77b37d248c018c9caab28d239a2eccca656dafd233b2ebe8e9c769ea",
    "metadata": {},
    "name": "useCreatePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da737d3988644eea75821f9027135123";

export default node;
