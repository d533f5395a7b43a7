/**
 * @generated SignedSource<<2b0ce0f51bcfa4408cdce27cacb8fbc7>>
 * @relayHash 91ee9095b35125adfd80f64628c37e18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c3ae561e2a8f29f3a77dd594d81aac7a879179e50db3821657ff3f6ee9f2c8b

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type FulfillmentStatus = "FULFILLED" | "PARTIALLY_FULFILLED" | "UNFULFILLED";
export type SalesOrderPaymentStatus = "PAID" | "PARTIALLY_PAID" | "UNBILLED" | "UNPAID";
export type SalesOrderStatus = "CANCELED" | "CLOSED" | "FULFILLED" | "OPEN" | "PARTIALLY_FULFILLED" | "REJECTED";
export type callsOrderQuery$variables = {
  uuid: string;
};
export type callsOrderQuery$data = {
  readonly customerPortal: {
    readonly salesOrder: {
      readonly base: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly customerReference: string | null | undefined;
      readonly lines: ReadonlyArray<{
        readonly line: {
          readonly description: string;
          readonly net: {
            readonly amount: string;
            readonly currency: Currency;
          };
          readonly price: {
            readonly amount: string;
            readonly currency: Currency;
          };
          readonly quantity: string;
          readonly unit: string;
        };
        readonly received: string;
      }>;
      readonly messages: ReadonlyArray<{
        readonly authorName: string;
        readonly body: string;
        readonly createdAt: string;
        readonly deletedAt: string | null | undefined;
        readonly editedAt: string | null | undefined;
        readonly files: ReadonlyArray<{
          readonly name: string;
          readonly size: number;
          readonly url: string;
        }>;
        readonly isOwnSide: boolean;
        readonly uuid: string;
      }> | null | undefined;
      readonly note: string | null | undefined;
      readonly order: {
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
      readonly vat: {
        readonly amount: string;
        readonly currency: Currency;
      };
    } | null | undefined;
  } | null | undefined;
};
export type callsOrderQuery = {
  response: callsOrderQuery$data;
  variables: callsOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uuid"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = [
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
v3 = [
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
            "name": "uuid",
            "variableName": "uuid"
          }
        ],
        "concreteType": "PortalSalesOrderDetail",
        "kind": "LinkedField",
        "name": "salesOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalSalesOrder",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
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
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "base",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "vat",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalMessage",
            "kind": "LinkedField",
            "name": "messages",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwnSide",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "authorName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "body",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PortalMessageFile",
                "kind": "LinkedField",
                "name": "files",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "size",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deletedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalOrderLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "received",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PortalLine",
                "kind": "LinkedField",
                "name": "line",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "net",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "callsOrderQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsOrderQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1c3ae561e2a8f29f3a77dd594d81aac7a879179e50db3821657ff3f6ee9f2c8b",
    "metadata": {},
    "name": "callsOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c649e6539eec9410fb3c34a439fa8b1";

export default node;
