/**
 * @generated SignedSource<<56dba8cb24e3c738479410acecc5a69e>>
 * @relayHash 5b074f29d669171b7737082437f484f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0d13200ebdbad5f721359547123b3b9566cff6c2d2682247da2bbe91ce5220e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type InvoicingNeedsQuery$variables = {
  bankAccount: boolean;
  customers: boolean;
  invoices: boolean;
  memos: boolean;
  messages: boolean;
  orders: boolean;
  payments: boolean;
};
export type InvoicingNeedsQuery$data = {
  readonly organization: {
    readonly creditMemoCounts?: {
      readonly overpaid: number;
      readonly overpaidTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
      readonly toReclaim: number;
    };
    readonly customerCounts?: {
      readonly changes: number;
    };
    readonly invoiceBankDetails?: {
      readonly closed: boolean;
    } | null | undefined;
    readonly invoiceCounts?: {
      readonly waitingApproval: number;
      readonly waitingApprovalTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
    };
    readonly receivedPaymentCounts?: {
      readonly pending: number;
      readonly pendingTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
      readonly unapplied: number;
      readonly unappliedTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
      readonly unverified: number;
      readonly unverifiedTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
    };
    readonly salesOrderCounts?: {
      readonly waitingApproval: number;
      readonly waitingApprovalTotals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
    };
    readonly unread?: {
      readonly " $fragmentSpreads": FragmentRefs<"UnreadMessages_organization">;
    } | null | undefined;
    readonly unreadConversations?: ReadonlyArray<{
      readonly recordUuid: string;
    }>;
  };
};
export type InvoicingNeedsQuery = {
  response: InvoicingNeedsQuery$data;
  variables: InvoicingNeedsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bankAccount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customers"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoices"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "memos"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "messages"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payments"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recordUuid",
  "storageKey": null
},
v8 = [
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
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingApproval",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "waitingApprovalTotals",
    "plural": true,
    "selections": (v8/*:: as any*/),
    "storageKey": null
  }
],
v10 = {
  "condition": "invoices",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceCounts",
      "kind": "LinkedField",
      "name": "invoiceCounts",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    }
  ]
},
v11 = {
  "condition": "orders",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrderCounts",
      "kind": "LinkedField",
      "name": "salesOrderCounts",
      "plural": false,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    }
  ]
},
v12 = {
  "condition": "customers",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerCounts",
      "kind": "LinkedField",
      "name": "customerCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v13 = {
  "condition": "payments",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPaymentCounts",
      "kind": "LinkedField",
      "name": "receivedPaymentCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unverified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unapplied",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "pendingTotals",
          "plural": true,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unverifiedTotals",
          "plural": true,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unappliedTotals",
          "plural": true,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v14 = {
  "condition": "memos",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditMemoCounts",
      "kind": "LinkedField",
      "name": "creditMemoCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overpaid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toReclaim",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "overpaidTotals",
          "plural": true,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v15 = {
  "condition": "bankAccount",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceBankDetails",
      "kind": "LinkedField",
      "name": "invoiceBankDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InvoicingNeedsQuery",
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
            "condition": "messages",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UnreadConversation",
                "kind": "LinkedField",
                "name": "unreadConversations",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "UnreadMessages_organization"
                    }
                  ],
                  "type": "Organization",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "unread"
              }
            ]
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvoicingNeedsQuery",
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
            "condition": "messages",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UnreadConversation",
                "kind": "LinkedField",
                "name": "unreadConversations",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
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
                    "name": "customerName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "newestAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a0d13200ebdbad5f721359547123b3b9566cff6c2d2682247da2bbe91ce5220e",
    "metadata": {},
    "name": "InvoicingNeedsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e47a977e0bce12924a835dc81682541";

export default node;
