/**
 * @generated SignedSource<<2df23cdcf4dc7a1372525437a86f0f3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type InvoiceAction = "ANNOTATE" | "APPROVE" | "CANCEL" | "DELETE" | "RECEIVE" | "RETURN" | "SEND" | "SHIP" | "SUBMIT" | "UPDATE";
export type InvoiceKind = "ADVANCE" | "STANDARD";
export type InvoiceStatus = "CANCELED" | "DRAFT" | "ISSUED" | "PAID" | "PARTIALLY_PAID" | "WAITING_APPROVAL" | "WRITTEN_OFF";
export type PaymentTermStart = "END_OF_MONTH" | "HARD_COPY_RECEIVED" | "INVOICE_DATE";
export type ProductKind = "GOODS" | "SERVICE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
import type { FragmentRefs } from "relay-runtime";
export type EditInvoicePage_invoice$data = {
  readonly allowedActions: ReadonlyArray<InvoiceAction>;
  readonly approver: {
    readonly uuid: string;
  } | null | undefined;
  readonly currency: Currency;
  readonly customerId: string;
  readonly customerName: string;
  readonly customerReference: string | null | undefined;
  readonly deductions: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly invoice: {
      readonly id: string;
      readonly number: string | null | undefined;
      readonly undeducted: {
        readonly amount: string;
      } | null | undefined;
    } | null | undefined;
  }>;
  readonly discount: {
    readonly amount: string | null | undefined;
    readonly percent: string | null | undefined;
  } | null | undefined;
  readonly entity: {
    readonly id: string;
  };
  readonly goodsReceipts: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly hardCopy: boolean;
  readonly id: string;
  readonly internalNote: string | null | undefined;
  readonly invoiceDate: string;
  readonly kind: InvoiceKind;
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly discount: {
      readonly amount: string | null | undefined;
      readonly percent: string | null | undefined;
    } | null | undefined;
    readonly kind: ProductKind;
    readonly orderLineUuid: string | null | undefined;
    readonly price: {
      readonly amount: string;
    };
    readonly product: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly quantity: string;
    readonly taxUnit: {
      readonly code: string;
    };
    readonly unit: string;
    readonly withholding: WithholdingCode | null | undefined;
  }> | null | undefined;
  readonly milestones: ReadonlyArray<{
    readonly dueDate: string | null | undefined;
    readonly hasOwnDueDate: boolean;
    readonly name: string;
    readonly percent: string;
  }>;
  readonly note: string | null | undefined;
  readonly salesOrder: {
    readonly id: string;
    readonly number: string;
    readonly uuid: string;
  } | null | undefined;
  readonly status: InvoiceStatus;
  readonly termDays: number;
  readonly termFrom: PaymentTermStart;
  readonly uuid: string;
  readonly vatTreatment: VatTreatment;
  readonly version: number;
  readonly " $fragmentType": "EditInvoicePage_invoice";
};
export type EditInvoicePage_invoice$key = {
  readonly " $data"?: EditInvoicePage_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInvoicePage_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percent",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Discount",
  "kind": "LinkedField",
  "name": "discount",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = [
  (v6/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInvoicePage_invoice",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
    (v2/*:: as any*/),
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
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "entity",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
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
      "concreteType": "SalesOrder",
      "kind": "LinkedField",
      "name": "salesOrder",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v4/*:: as any*/)
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
      "name": "invoiceDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "approver",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hardCopy",
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
      "name": "internalNote",
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
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceDeduction",
      "kind": "LinkedField",
      "name": "deductions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "undeducted",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsReceipt",
      "kind": "LinkedField",
      "name": "goodsReceipts",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceMilestone",
      "kind": "LinkedField",
      "name": "milestones",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasOwnDueDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderLineUuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v9/*:: as any*/)
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
        (v2/*:: as any*/),
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "cf51f50587ab9f090ee190003a5949e6";

export default node;
