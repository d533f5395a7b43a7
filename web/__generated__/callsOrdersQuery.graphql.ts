/**
 * @generated SignedSource<<c9b15f8e6f65af00a4a48d95df0b9bd0>>
 * @relayHash 908528cffba56c8fe96d41d41cba6cf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e788fa4c567ebd2f1914aadc8774632537b7f1e322c0ad469f0e3a9de7fa4326

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type FulfillmentStatus = "FULFILLED" | "PARTIALLY_FULFILLED" | "UNFULFILLED";
export type SalesOrderPaymentStatus = "PAID" | "PARTIALLY_PAID" | "UNBILLED" | "UNPAID";
export type SalesOrderStatus = "CANCELED" | "CLOSED" | "FULFILLED" | "OPEN" | "PARTIALLY_FULFILLED" | "REJECTED";
export type callsOrdersQuery$variables = {
  after?: string | null | undefined;
};
export type callsOrdersQuery$data = {
  readonly customerPortal: {
    readonly salesOrders: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly fulfillment: FulfillmentStatus;
          readonly number: string;
          readonly orderDate: string;
          readonly paymentStatus: SalesOrderPaymentStatus;
          readonly receivedPercent: number;
          readonly requiredDate: string | null | undefined;
          readonly status: SalesOrderStatus;
          readonly total: {
            readonly amount: string;
            readonly currency: Currency;
          };
          readonly uuid: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
  } | null | undefined;
};
export type callsOrdersQuery = {
  response: callsOrdersQuery$data;
  variables: callsOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerPortal",
    "kind": "LinkedField",
    "name": "customerPortal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "after",
            "variableName": "after"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          }
        ],
        "concreteType": "PortalSalesOrderConnection",
        "kind": "LinkedField",
        "name": "salesOrders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalSalesOrderEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PortalSalesOrder",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uuid",
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
                    "name": "status",
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
                    "name": "receivedPercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "total",
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
                "name": "hasNextPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "callsOrdersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsOrdersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e788fa4c567ebd2f1914aadc8774632537b7f1e322c0ad469f0e3a9de7fa4326",
    "metadata": {},
    "name": "callsOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9dd51fd4f83337f2dbcea6f6f0503a88";

export default node;
