/**
 * @generated SignedSource<<6566e4ecdb2f4266df178e196495c491>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GoodsReceiptKind = "RECEIPT" | "RETURN";
export type GoodsReceiptStatus = "CANCELED" | "RECORDED";
import type { FragmentRefs } from "relay-runtime";
export type GoodsReceiptsPage_row$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly date: string;
  readonly id: string;
  readonly kind: GoodsReceiptKind;
  readonly number: string;
  readonly reference: string | null | undefined;
  readonly salesOrder: {
    readonly number: string;
    readonly uuid: string;
  };
  readonly status: GoodsReceiptStatus;
  readonly " $fragmentType": "GoodsReceiptsPage_row";
};
export type GoodsReceiptsPage_row$key = {
  readonly " $data"?: GoodsReceiptsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsReceiptsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "GoodsReceiptsPage_row"
};

(node as any).hash = "649ccefa6c526cb342f2ad1103fd880d";

export default node;
