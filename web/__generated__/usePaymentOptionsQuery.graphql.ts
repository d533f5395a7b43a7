/**
 * @generated SignedSource<<a2feda00341b03b8bf4a404560f70160>>
 * @relayHash cd8dd568caba9fcd382a6f23eca8bb7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2b3c8eaf97f7c364e98d75af81bb1045d0ac46c948b80c9de1a99e06e1aafd1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalBandProblem = "TOO_FEW_PEOPLE" | "UNABLE_APPROVERS";
export type Currency = "IDR" | "SGD" | "USD";
export type MethodObstacle = "CURRENCY" | "OTHER_BANK" | "OVER_LIMIT" | "SAME_BANK" | "UNDER_LIMIT";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
export type PaymentOptionsInput = {
  amount: string;
  counterpartyAccountId?: string | null | undefined;
  counterpartyId?: string | null | undefined;
  date: string;
  fromAccountId: string;
  method?: PaymentMethod | null | undefined;
  paymentId?: string | null | undefined;
  toAccountId?: string | null | undefined;
  toExternalAccount?: ExternalAccountInput | null | undefined;
};
export type ExternalAccountInput = {
  accountNumber: string;
  bankCode: string;
};
export type usePaymentOptionsQuery$variables = {
  input: PaymentOptionsInput;
};
export type usePaymentOptionsQuery$data = {
  readonly organization: {
    readonly paymentOptions: {
      readonly approvalProblem: ApprovalBandProblem | null | undefined;
      readonly approvalReason: {
        readonly " $fragmentSpreads": FragmentRefs<"ApprovalReason_reason">;
      } | null | undefined;
      readonly approvalsNeeded: number;
      readonly approvers: ReadonlyArray<{
        readonly fullName: string;
        readonly uuid: string;
      }>;
      readonly duplicates: ReadonlyArray<{
        readonly date: string;
        readonly id: string;
        readonly kind: PaymentKind;
        readonly number: string;
        readonly status: PaymentStatus;
        readonly uuid: string;
      }>;
      readonly hasConnection: boolean;
      readonly methods: ReadonlyArray<{
        readonly atLeast: {
          readonly amount: string;
        } | null | undefined;
        readonly fee: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly method: PaymentMethod;
        readonly noMoreThan: {
          readonly amount: string;
        } | null | undefined;
        readonly obstacle: MethodObstacle | null | undefined;
        readonly possible: boolean;
        readonly valueDate: string | null | undefined;
      }>;
    } | null | undefined;
  };
};
export type usePaymentOptionsQuery = {
  response: usePaymentOptionsQuery$data;
  variables: usePaymentOptionsQuery$variables;
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
  "name": "hasConnection",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvalsNeeded",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvalProblem",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "approvers",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v9 = [
  (v7/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "PaymentMethodOption",
  "kind": "LinkedField",
  "name": "methods",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "possible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "obstacle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fee",
      "plural": false,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "noMoreThan",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "atLeast",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Payment",
  "kind": "LinkedField",
  "name": "duplicates",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
    (v5/*:: as any*/),
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
    "name": "usePaymentOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "PaymentOptions",
            "kind": "LinkedField",
            "name": "paymentOptions",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ApprovalReason",
                "kind": "LinkedField",
                "name": "approvalReason",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ApprovalReason_reason"
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v10/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "usePaymentOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "PaymentOptions",
            "kind": "LinkedField",
            "name": "paymentOptions",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ApprovalReason",
                "kind": "LinkedField",
                "name": "approvalReason",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "policyName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "over",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v10/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c2b3c8eaf97f7c364e98d75af81bb1045d0ac46c948b80c9de1a99e06e1aafd1",
    "metadata": {},
    "name": "usePaymentOptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35286600d913cbc5067b3c2ba9d67d34";

export default node;
