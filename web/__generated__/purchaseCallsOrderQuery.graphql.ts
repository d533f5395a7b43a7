/**
 * @generated SignedSource<<45f2b5a82e4fd5ef4921c5c97458b00c>>
 * @relayHash ddd4d51f9feb28d9c7c7ec8c095af4df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34535749e62dd4c0f626e65a776e92472f5ba9cf7261e1ba53335cfff1189da9

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PurchaseOrderStatus = "ACCEPTED" | "CANCELED" | "CLOSED" | "OPEN" | "REJECTED";
export type purchaseCallsOrderQuery$variables = {
  uuid: string;
};
export type purchaseCallsOrderQuery$data = {
  readonly customerPortal: {
    readonly purchaseOrder: {
      readonly lines: ReadonlyArray<{
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
      }>;
      readonly note: string | null | undefined;
      readonly purchaseOrder: {
        readonly amount: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly date: string;
        readonly number: string;
        readonly reason: string | null | undefined;
        readonly requiredDate: string | null | undefined;
        readonly status: PurchaseOrderStatus;
        readonly uuid: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type purchaseCallsOrderQuery = {
  response: purchaseCallsOrderQuery$data;
  variables: purchaseCallsOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uuid"
  }
],
v1 = [
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
v2 = [
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
        "concreteType": "PortalPurchaseOrderDetail",
        "kind": "LinkedField",
        "name": "purchaseOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalPurchaseOrder",
            "kind": "LinkedField",
            "name": "purchaseOrder",
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
                "name": "date",
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
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              }
            ],
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
            "concreteType": "PortalLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
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
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "net",
                "plural": false,
                "selections": (v1/*:: as any*/),
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
    "name": "purchaseCallsOrderQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "purchaseCallsOrderQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "34535749e62dd4c0f626e65a776e92472f5ba9cf7261e1ba53335cfff1189da9",
    "metadata": {},
    "name": "purchaseCallsOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "074c8d25c53abc7bb76468b3d38e3c46";

export default node;
