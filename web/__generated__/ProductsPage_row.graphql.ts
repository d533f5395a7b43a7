/**
 * @generated SignedSource<<08e0d6c7a4d6d9b1f9a5031557e048c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProductKind = "GOODS" | "SERVICE";
export type ProductStatus = "ACTIVE" | "INACTIVE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
import type { FragmentRefs } from "relay-runtime";
export type ProductsPage_row$data = {
  readonly code: string;
  readonly createdAt: string;
  readonly id: string;
  readonly kind: ProductKind;
  readonly name: string;
  readonly status: ProductStatus;
  readonly taxUnit: {
    readonly name: string;
  };
  readonly unit: string;
  readonly uuid: string;
  readonly vatTreatment: VatTreatment;
  readonly withholding: WithholdingCode | null | undefined;
  readonly " $fragmentType": "ProductsPage_row";
};
export type ProductsPage_row$key = {
  readonly " $data"?: ProductsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ProductsPage_row"
};

(node as any).hash = "6d7f73b1be7415409351bedec2584c7a";

export default node;
