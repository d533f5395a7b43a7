/**
 * @generated SignedSource<<47daa90ceb2d76f6c970042f2a966bbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillStatus = "APPROVED" | "CANCELLED" | "DRAFT" | "PAID" | "SUBMITTED";
export type BillVatTreatment = "LUXURY" | "NONE" | "OTHER" | "SPECIFIED" | "STANDARD";
import type { FragmentRefs } from "relay-runtime";
export type BillChecksCard_bill$data = {
  readonly billStatus: BillStatus;
  readonly checks: {
    readonly alike: ReadonlyArray<{
      readonly number: string;
      readonly uuid: string;
    }> | null | undefined;
    readonly alikeDays: number;
    readonly averageMonths: number;
    readonly percentOfAverage: number | null | undefined;
    readonly sameTaxInvoice: ReadonlyArray<{
      readonly number: string;
      readonly uuid: string;
    }> | null | undefined;
    readonly sentPayments: number;
  } | null | undefined;
  readonly tax: {
    readonly overrideReason: string | null | undefined;
    readonly taxInvoiceNumber: string | null | undefined;
    readonly vat: BillVatTreatment;
  } | null | undefined;
  readonly " $fragmentType": "BillChecksCard_bill";
};
export type BillChecksCard_bill$key = {
  readonly " $data"?: BillChecksCard_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillChecksCard_bill">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillChecksCard_bill",
  "selections": [
    {
      "alias": "billStatus",
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillTax",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxInvoiceNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overrideReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillChecks",
      "kind": "LinkedField",
      "name": "checks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Bill",
          "kind": "LinkedField",
          "name": "sameTaxInvoice",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alikeDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Bill",
          "kind": "LinkedField",
          "name": "alike",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentPayments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageMonths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentOfAverage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bill",
  "abstractKey": null
};
})();

(node as any).hash = "c397fb59ca8de56672d5d1db4efffa55";

export default node;
