/**
 * @generated SignedSource<<c65eca67b460e02fcba04cb600ee5dc6>>
 * @relayHash 9e78c881b92921d0bf827b844fd8fee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52eb05035c65d318899332feba96338d1db48477d69965f166f9921d66ac5c64

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PurchaseOrderStatus = "ACCEPTED" | "CANCELED" | "CLOSED" | "OPEN" | "REJECTED";
export type callsPurchaseOrderQuery$variables = {
  uuid: string;
};
export type callsPurchaseOrderQuery$data = {
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
export type callsPurchaseOrderQuery = {
  response: callsPurchaseOrderQuery$data;
  variables: callsPurchaseOrderQuery$variables;
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
    "name": "callsPurchaseOrderQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsPurchaseOrderQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "52eb05035c65d318899332feba96338d1db48477d69965f166f9921d66ac5c64",
    "metadata": {},
    "name": "callsPurchaseOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c7dc1a21c113567778b8aa9b667795c";

export default node;
