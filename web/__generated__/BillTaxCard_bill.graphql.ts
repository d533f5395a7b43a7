/**
 * @generated SignedSource<<17619dea1c42751245072bfadd315002>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillWithholdingKind = "PPH23" | "PPH23_15" | "PPH4_2" | "PPH4_2_1_75" | "PPH4_2_2_65" | "PPH4_2_3_5" | "PPH4_2_4" | "PPH4_2_6" | "UMKM_FINAL";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type BillTaxCard_bill$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly date: string;
  readonly id: string;
  readonly tax: {
    readonly base: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly entity: {
      readonly name: string;
    } | null | undefined;
    readonly isRateDoubled: boolean;
    readonly overrideReason: string | null | undefined;
    readonly taxInvoiceDate: string | null | undefined;
    readonly taxInvoiceNumber: string | null | undefined;
    readonly taxObjectCode: string | null | undefined;
    readonly vatAmount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly vatRate: string | null | undefined;
    readonly withheldAmount: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly withholding: BillWithholdingKind | null | undefined;
    readonly withholdingBase: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly withholdingRate: string | null | undefined;
    readonly withholdingSlipNumber: string | null | undefined;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "BillTaxCard_bill";
};
export type BillTaxCard_bill$key = {
  readonly " $data"?: BillTaxCard_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillTaxCard_bill">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillTaxCard_bill",
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
      "name": "version",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "base",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "vatAmount",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
          "name": "withholdingRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRateDoubled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "withholdingBase",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "withheldAmount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Entity",
          "kind": "LinkedField",
          "name": "entity",
          "plural": false,
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxObjectCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overrideReason",
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
          "name": "taxInvoiceDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withholdingSlipNumber",
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

(node as any).hash = "b97506382e9b1fb789489aaf4dc7d4e4";

export default node;
