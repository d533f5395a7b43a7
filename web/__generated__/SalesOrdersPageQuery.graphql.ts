/**
 * @generated SignedSource<<8b017f9234784e213972d88541e08f41>>
 * @relayHash 0221d4600c3c6298df5c4500e115bb7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1127c60e4a09604a7935f416bacb7bf0e3d8e56d7e15033f4844ec0c47e4dc50

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type FulfillmentStatus = "FULFILLED" | "PARTIALLY_FULFILLED" | "UNFULFILLED";
export type Permission = "ACCOUNT_ACTIVITY_VIEW" | "ACCOUNT_API_TOKENS_MANAGE" | "ACCOUNT_COMPANY_MANAGE" | "ACCOUNT_CONTROLS_MANAGE" | "ACCOUNT_MEMBERS_INVITE" | "ACCOUNT_MEMBERS_MANAGE" | "ACCOUNT_MEMBERS_VIEW" | "ACCOUNT_ROLES_MANAGE" | "ACCOUNT_SECURITY_MANAGE" | "ACCOUNT_WEBHOOKS_MANAGE" | "EXPORTS_CREATE" | "INVOICING_CREDIT_MEMOS_MANAGE" | "INVOICING_CREDIT_MEMOS_VIEW" | "INVOICING_CUSTOMERS_MANAGE" | "INVOICING_CUSTOMERS_REVIEW" | "INVOICING_CUSTOMERS_VIEW" | "INVOICING_GOODS_RECEIPTS_MANAGE" | "INVOICING_GOODS_RECEIPTS_VIEW" | "INVOICING_INVOICES_APPROVE" | "INVOICING_INVOICES_MANAGE" | "INVOICING_INVOICES_VIEW" | "INVOICING_JOURNALS_MANAGE" | "INVOICING_JOURNALS_VIEW" | "INVOICING_PAYMENTS_MANAGE" | "INVOICING_PAYMENTS_VIEW" | "INVOICING_PURCHASE_ORDERS_MANAGE" | "INVOICING_PURCHASE_ORDERS_VIEW" | "INVOICING_SALES_ORDERS_MANAGE" | "INVOICING_SALES_ORDERS_VIEW" | "INVOICING_SETTLEMENTS_MANAGE" | "INVOICING_SETTLEMENTS_VIEW" | "TREASURY_ANALYSIS_VIEW" | "TREASURY_BANK_ACCOUNTS_MANAGE" | "TREASURY_BANK_ACCOUNTS_VIEW" | "TREASURY_BILLS_APPROVE" | "TREASURY_BILLS_MANAGE" | "TREASURY_BILLS_VIEW" | "TREASURY_COUNTERPARTIES_MANAGE" | "TREASURY_COUNTERPARTIES_VIEW" | "TREASURY_DEPOSITS_MANAGE" | "TREASURY_DEPOSITS_VIEW" | "TREASURY_EXCEPTIONS_MANAGE" | "TREASURY_EXCEPTIONS_VIEW" | "TREASURY_EXPECTED_MANAGE" | "TREASURY_EXPECTED_VIEW" | "TREASURY_JOURNALS_MANAGE" | "TREASURY_JOURNALS_VIEW" | "TREASURY_PAYMENTS_APPROVE" | "TREASURY_PAYMENTS_CREATE" | "TREASURY_PAYMENTS_VIEW" | "TREASURY_PROVIDERS_MANAGE" | "TREASURY_PROVIDERS_VIEW" | "TREASURY_RECONCILIATION_AUTO" | "TREASURY_RECONCILIATION_MANAGE" | "TREASURY_RECONCILIATION_VIEW" | "TREASURY_STATEMENTS_MANAGE" | "TREASURY_STATEMENTS_VIEW";
export type SalesOrderPaymentStatus = "PAID" | "PARTIALLY_PAID" | "UNBILLED" | "UNPAID";
export type SalesOrderSortField = "AMOUNT" | "CREATED_AT" | "ORDER_DATE" | "REQUIRED_DATE";
export type SalesOrderStatus = "CANCELED" | "CLOSED" | "FULFILLED" | "OPEN" | "PARTIALLY_FULFILLED" | "REJECTED";
export type SortDirection = "ASC" | "DESC";
export type SalesOrderFilter = {
  amount?: AmountRangeInput | null | undefined;
  currency?: Currency | null | undefined;
  customerId?: string | null | undefined;
  entityUuid?: string | null | undefined;
  fulfillment?: FulfillmentStatus | null | undefined;
  orderDate?: DateRangeInput | null | undefined;
  paymentStatus?: SalesOrderPaymentStatus | null | undefined;
  purchaseOrderId?: string | null | undefined;
  requiredDate?: DateRangeInput | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<SalesOrderStatus> | null | undefined;
  waitingApproval?: boolean | null | undefined;
};
export type AmountRangeInput = {
  atLeast?: string | null | undefined;
  noMoreThan?: string | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type SalesOrderSort = {
  direction: SortDirection;
  field: SalesOrderSortField;
};
export type SalesOrdersPageQuery$variables = {
  filter?: SalesOrderFilter | null | undefined;
  first: number;
  sort?: SalesOrderSort | null | undefined;
};
export type SalesOrdersPageQuery$data = {
  readonly organization: {
    readonly permissions: ReadonlyArray<Permission>;
    readonly " $fragmentSpreads": FragmentRefs<"SalesOrderTabs_organization" | "SalesOrdersPage_list" | "useIssuingEntityFilter_organization">;
  };
};
export type SalesOrdersPageQuery = {
  response: SalesOrdersPageQuery$data;
  variables: SalesOrdersPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SalesOrdersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useIssuingEntityFilter_organization"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SalesOrderTabs_organization"
          },
          {
            "args": (v4/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "SalesOrdersPage_list"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SalesOrdersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Entity",
            "kind": "LinkedField",
            "name": "entities",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SalesOrderCounts",
            "kind": "LinkedField",
            "name": "salesOrderCounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "all",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "open",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "partiallyFulfilled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fulfilled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rejected",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canceled",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "SalesOrderConnection",
            "kind": "LinkedField",
            "name": "salesOrders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "totals",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SalesOrderEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SalesOrder",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      (v5/*:: as any*/),
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
                        "name": "version",
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
                        "name": "approvedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "fulfillment",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "paymentStatus",
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
                        "concreteType": "Entity",
                        "kind": "LinkedField",
                        "name": "entity",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "customerReference",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "orderDate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "requiredDate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "firstLine",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lineCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "note",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "allowedActions",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "total",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
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
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
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
            "args": (v4/*:: as any*/),
            "filters": [
              "filter",
              "sort"
            ],
            "handle": "connection",
            "key": "SalesOrdersPage_salesOrders",
            "kind": "LinkedHandle",
            "name": "salesOrders"
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1127c60e4a09604a7935f416bacb7bf0e3d8e56d7e15033f4844ec0c47e4dc50",
    "metadata": {},
    "name": "SalesOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c6246e8bac233f2729ed103a5f72183";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
