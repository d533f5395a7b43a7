/**
 * @generated SignedSource<<621e356db7e4b36a3f6684725c06b73f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ProductKind = "GOODS" | "SERVICE";
export type SalesOrderAction = "APPROVE" | "CANCEL" | "CLOSE" | "RECEIVE" | "REJECT" | "RETURN" | "UPDATE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
import type { FragmentRefs } from "relay-runtime";
export type EditSalesOrderPage_order$data = {
  readonly allowedActions: ReadonlyArray<SalesOrderAction>;
  readonly approvedAt: string | null | undefined;
  readonly currency: Currency;
  readonly customer: {
    readonly id: string;
  };
  readonly customerName: string;
  readonly customerReference: string | null | undefined;
  readonly discount: {
    readonly amount: string | null | undefined;
    readonly percent: string | null | undefined;
  } | null | undefined;
  readonly entity: {
    readonly id: string;
  };
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly discount: {
      readonly amount: string | null | undefined;
      readonly percent: string | null | undefined;
    } | null | undefined;
    readonly kind: ProductKind;
    readonly ordered: string;
    readonly price: {
      readonly amount: string;
    };
    readonly product: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly purchaseOrderLineUuid: string | null | undefined;
    readonly taxUnit: {
      readonly code: string;
    };
    readonly unit: string;
    readonly withholding: WithholdingCode | null | undefined;
  }>;
  readonly note: string | null | undefined;
  readonly number: string;
  readonly orderDate: string;
  readonly purchaseOrderId: string | null | undefined;
  readonly requiredDate: string | null | undefined;
  readonly totals: {
    readonly base: {
      readonly amount: string;
    };
  };
  readonly uuid: string;
  readonly vatTreatment: VatTreatment;
  readonly version: number;
  readonly " $fragmentType": "EditSalesOrderPage_order";
};
export type EditSalesOrderPage_order$key = {
  readonly " $data"?: EditSalesOrderPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSalesOrderPage_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Discount",
  "kind": "LinkedField",
  "name": "discount",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditSalesOrderPage_order",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "version",
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
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "entity",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
      "name": "customerReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purchaseOrderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrderTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "base",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatTreatment",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
          "name": "kind",
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
          "concreteType": "TaxUnit",
          "kind": "LinkedField",
          "name": "taxUnit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withholding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purchaseOrderLineUuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SalesOrder",
  "abstractKey": null
};
})();

(node as any).hash = "fbc46af31a58b4419394ba62f7ec7b49";

export default node;
