/**
 * @generated SignedSource<<0348ff4f8cd3d09bc67c6c3b994207c0>>
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
export type TaxInvoiceStatus = "APPROVED" | "CANCELED" | "EXPORTED" | "NOT_EXPORTED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type InvoicePage_invoice$data = {
  readonly allowedActions: ReadonlyArray<InvoiceAction>;
  readonly customerName: string;
  readonly dueDate: string | null | undefined;
  readonly expectedDate: string;
  readonly hardCopy: boolean;
  readonly id: string;
  readonly invoiceDate: string;
  readonly isOverdue: boolean;
  readonly kind: InvoiceKind;
  readonly milestones: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly nextDueDate: string | null | undefined;
  readonly number: string | null | undefined;
  readonly openedOn: string | null | undefined;
  readonly remaining: {
    readonly amount: string;
  };
  readonly shippedOn: string | null | undefined;
  readonly status: InvoiceStatus;
  readonly taxInvoice: {
    readonly status: TaxInvoiceStatus;
    readonly transactionCode: string | null | undefined;
  } | null | undefined;
  readonly total: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly unreadMessages: number | null | undefined;
  readonly unverified: {
    readonly amount: string;
  };
  readonly uuid: string;
  readonly version: number;
  readonly withheldOpen: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutCard_invoice" | "HardCopyCard_invoice" | "InvoiceChain_invoice" | "InvoiceCreditMemos_invoice" | "InvoiceDownload_invoice" | "InvoiceFacts_invoice" | "InvoiceLines_invoice" | "InvoiceMilestones_invoice" | "InvoiceNotes_invoice" | "InvoicePayments_invoice" | "InvoiceProgress_invoice" | "InvoiceReceipts_invoice" | "InvoiceReminders_invoice" | "InvoiceRevisions_invoice" | "InvoiceSlips_invoice" | "TaxInvoiceCard_invoice">;
  readonly " $fragmentType": "InvoicePage_invoice";
};
export type InvoicePage_invoice$key = {
  readonly " $data"?: InvoicePage_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicePage_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoicePage_invoice",
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
      "name": "unreadMessages",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextDueDate",
      "storageKey": null
    },
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
      "name": "expectedDate",
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
      "name": "invoiceDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippedOn",
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
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxInvoice",
      "kind": "LinkedField",
      "name": "taxInvoice",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionCode",
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
      "name": "unverified",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withheldOpen",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "remaining",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutCard_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HardCopyCard_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceChain_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceCreditMemos_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceDownload_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceFacts_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceLines_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceMilestones_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceNotes_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoicePayments_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceProgress_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceReceipts_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceReminders_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceRevisions_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceSlips_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaxInvoiceCard_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "621bc3d6241fd19e8b7757514b638b2c";

export default node;
