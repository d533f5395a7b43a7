/**
 * @generated SignedSource<<733d3dcb32b4378b6764dac5ba89206a>>
 * @relayHash 17c77a8b6a8e3725fcce327617590b6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58187669953459f630653aaa22f467fea24248293272b8817b1dcc0e906e6642

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ProductKind = "GOODS" | "SERVICE";
export type CreatePurchaseOrderInput = {
  currency: Currency;
  customerId: string;
  date: string;
  fileIds?: ReadonlyArray<string> | null | undefined;
  idempotencyKey: string;
  lines: ReadonlyArray<PurchaseOrderLineInput>;
  note?: string | null | undefined;
  number: string;
  requiredDate?: string | null | undefined;
};
export type PurchaseOrderLineInput = {
  description: string;
  kind: ProductKind;
  price: string;
  productId?: string | null | undefined;
  quantity: string;
  taxUnit: string;
  unit: string;
};
export type useCreatePurchaseOrderMutation$variables = {
  input: CreatePurchaseOrderInput;
};
export type useCreatePurchaseOrderMutation$data = {
  readonly createPurchaseOrder: {
    readonly purchaseOrder: {
      readonly id: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreatePurchaseOrderMutation = {
  response: useCreatePurchaseOrderMutation$data;
  variables: useCreatePurchaseOrderMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PurchaseOrderPayload",
    "kind": "LinkedField",
    "name": "createPurchaseOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PurchaseOrder",
        "kind": "LinkedField",
        "name": "purchaseOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
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
    "name": "useCreatePurchaseOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreatePurchaseOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "58187669953459f630653aaa22f467fea24248293272b8817b1dcc0e906e6642",
    "metadata": {},
    "name": "useCreatePurchaseOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64859cf5ca5decef972d8a5972becdad";

export default node;
