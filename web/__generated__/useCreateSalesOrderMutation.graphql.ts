/**
 * @generated SignedSource<<62b7a4ccaf6279193656c5147c7e4128>>
 * @relayHash da3513fc722660795e4680b31cccd237
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9a5aeca8451fe9dfb50691c9c9cc56e45e1d1b572fe88e22b649ce4d72f77b8

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ProductKind = "GOODS" | "SERVICE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
export type CreateSalesOrderInput = {
  currency: Currency;
  customerId: string;
  customerReference?: string | null | undefined;
  discount?: DiscountInput | null | undefined;
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
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SalesOrderPayload",
    "kind": "LinkedField",
    "name": "createSalesOrder",
    "plural": false,
    "selections": [
      {
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
    "name": "useCreateSalesOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateSalesOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a9a5aeca8451fe9dfb50691c9c9cc56e45e1d1b572fe88e22b649ce4d72f77b8",
    "metadata": {},
    "name": "useCreateSalesOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dcc7488dc1b52615f1b2f97806c02627";

export default node;
