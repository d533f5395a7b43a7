/**
 * @generated SignedSource<<2f4545b97e7e47581948791ebe73bbf1>>
 * @relayHash db96c5e39fb67bb60fa1b4b66f760364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7f3a10442b313fd3d63c6cc66b967a751b2f20462fa9b1b533532480a9842da

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = [
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
    "name": "useCreatePurchaseOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PurchaseOrderPayload",
        "kind": "LinkedField",
        "name": "createPurchaseOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
    "name": "useCreatePurchaseOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PurchaseOrderPayload",
        "kind": "LinkedField",
        "name": "createPurchaseOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f7f3a10442b313fd3d63c6cc66b967a751b2f20462fa9b1b533532480a9842da",
    "metadata": {},
    "name": "useCreatePurchaseOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "074b0bee3ef0056d259a6639de124b14";

export default node;
