/**
 * @generated SignedSource<<e69559f8e2bd8098e0a79368e03de6a5>>
 * @relayHash b6fe8583a48eb607e5dcf26bb1413980
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 828684d191ded7943d927329dacd6823ebee8796e2684cebaa1482218509904e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type ProductKind = "GOODS" | "SERVICE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
export type CreateSalesOrderInput = {
  currency: Currency;
  customerId: string;
  customerReference?: string | null | undefined;
  discount?: DiscountInput | null | undefined;
  entityId?: string | null | undefined;
  idempotencyKey: string;
  lines: ReadonlyArray<SalesOrderLineInput>;
  note?: string | null | undefined;
  orderDate: string;
  purchaseOrderId?: string | null | undefined;
  requiredDate?: string | null | undefined;
  vatTreatment: VatTreatment;
};
export type DiscountInput = {
  amount?: string | null | undefined;
  percent?: string | null | undefined;
};
export type SalesOrderLineInput = {
  description: string;
  discount?: DiscountInput | null | undefined;
  kind: ProductKind;
  price: string;
  productId?: string | null | undefined;
  purchaseOrderLineUuid?: string | null | undefined;
  quantity: string;
  taxUnit: string;
  unit: string;
  withholding?: WithholdingCode | null | undefined;
};
export type useCreateSalesOrderMutation$variables = {
  input: CreateSalesOrderInput;
};
export type useCreateSalesOrderMutation$data = {
  readonly createSalesOrder: {
    readonly salesOrder: {
      readonly id: string;
      readonly number: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useCreateSalesOrderMutation = {
  response: useCreateSalesOrderMutation$data;
  variables: useCreateSalesOrderMutation$variables;
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
  "concreteType": "SalesOrder",
  "kind": "LinkedField",
  "name": "salesOrder",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
    "name": "useCreateSalesOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SalesOrderPayload",
        "kind": "LinkedField",
        "name": "createSalesOrder",
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
    "name": "useCreateSalesOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SalesOrderPayload",
        "kind": "LinkedField",
        "name": "createSalesOrder",
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
    "id": "828684d191ded7943d927329dacd6823ebee8796e2684cebaa1482218509904e",
    "metadata": {},
    "name": "useCreateSalesOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c2694593d20d64cbeb2a3d558eba70de";

export default node;
