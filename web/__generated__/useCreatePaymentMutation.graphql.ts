/**
 * @generated SignedSource<<85ad6bdcc781cc20a9f9d967b15bddd4>>
 * @relayHash 7acba615e88ca047d6f3feed58d891c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0401fec5e5137a14c6c63fa5855d21628e3839a7602b4542726e60bdc11b482

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
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
v4 = [
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
                "selections": (v4/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b0401fec5e5137a14c6c63fa5855d21628e3839a7602b4542726e60bdc11b482",
    "metadata": {},
    "name": "useCreatePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa79e7e1a17820b7fb62334e85555ea2";

export default node;
