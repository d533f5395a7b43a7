/**
 * @generated SignedSource<<73d4970cb5df9f5487c68dc88b992093>>
 * @relayHash 6a1cb46eec201dd2f0c33bb849f4aae3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee141d328043c98a304f052c86531ecb40d0192b6ff0030c5085a94b2280d91d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly toReclaim: number;
    };
    readonly customerCounts?: {
      readonly changes: number;
      readonly review: number;
    };
    readonly invoiceBankDetails?: {
      readonly closed: boolean;
    } | null | undefined;
    readonly invoiceCounts?: {
      readonly waitingApproval: number;
    };
    readonly receivedPaymentCounts?: {
      readonly pending: number;
      readonly unapplied: number;
      readonly unverified: number;
    };
    readonly salesOrderCounts?: {
      readonly waitingApproval: number;
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
    "name": "waitingApproval",
    "storageKey": null
  }
],
v9 = {
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
      "selections": (v8/*:: as any*/),
      "storageKey": null
    }
  ]
},
v10 = {
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
      "selections": (v8/*:: as any*/),
      "storageKey": null
    }
  ]
},
v11 = {
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
          "name": "review",
          "storageKey": null
        },
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
v12 = {
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
        }
      ],
      "storageKey": null
    }
  ]
},
v13 = {
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
        }
      ],
      "storageKey": null
    }
  ]
},
v14 = {
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
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
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
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
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
    "id": "ee141d328043c98a304f052c86531ecb40d0192b6ff0030c5085a94b2280d91d",
    "metadata": {},
    "name": "InvoicingNeedsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c5ccb77808bc04bac55a837923dec89";

export default node;
