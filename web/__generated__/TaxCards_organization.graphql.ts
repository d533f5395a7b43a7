/**
 * @generated SignedSource<<af43a78acf43a79cd6a87da18e40a8c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BillVatTreatment = "LUXURY" | "NONE" | "OTHER" | "SPECIFIED" | "STANDARD";
export type BillWithholdingKind = "PPH23" | "PPH23_15" | "PPH4_2" | "PPH4_2_1_75" | "PPH4_2_2_65" | "PPH4_2_3_5" | "PPH4_2_4" | "PPH4_2_6" | "UMKM_FINAL";
import type { FragmentRefs } from "relay-runtime";
export type TaxCards_organization$data = {
  readonly billTaxRates: {
    readonly vat: ReadonlyArray<{
      readonly rate: string;
      readonly source: string;
      readonly toConfirm: boolean;
      readonly vat: BillVatTreatment;
    }>;
    readonly withholding: ReadonlyArray<{
      readonly rate: string;
      readonly source: string;
      readonly toConfirm: boolean;
      readonly withholding: BillWithholdingKind;
    }>;
  };
  readonly entities: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "TaxCards_organization";
};
export type TaxCards_organization$key = {
  readonly " $data"?: TaxCards_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxCards_organization">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TaxCards_organization"
};

(node as any).hash = "0734adb502e9bbd883130f2ba58cdec8";

export default node;
