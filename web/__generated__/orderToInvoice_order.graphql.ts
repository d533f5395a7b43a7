/**
 * @generated SignedSource<<c19cb8cb22a2519af75106a06b8f7f37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type GoodsReceiptKind = "RECEIPT" | "RETURN";
export type GoodsReceiptStatus = "CANCELED" | "RECORDED";
export type InvoiceKind = "ADVANCE" | "STANDARD";
export type ProductKind = "GOODS" | "SERVICE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
import type { FragmentRefs } from "relay-runtime";
export type orderToInvoice_order$data = {
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
  readonly goodsReceipts: ReadonlyArray<{
    readonly date: string;
    readonly id: string;
    readonly kind: GoodsReceiptKind;
    readonly lines: ReadonlyArray<{
      readonly lineUuid: string | null | undefined;
      readonly quantity: string;
    }>;
    readonly number: string;
    readonly reference: string | null | undefined;
    readonly status: GoodsReceiptStatus;
  }> | null | undefined;
  readonly id: string;
  readonly invoices: ReadonlyArray<{
    readonly id: string;
    readonly kind: InvoiceKind;
    readonly number: string | null | undefined;
    readonly undeducted: {
      readonly amount: string;
    } | null | undefined;
  }> | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly base: {
      readonly amount: string;
    };
    readonly credited: string;
    readonly description: string;
    readonly discount: {
      readonly amount: string | null | undefined;
      readonly percent: string | null | undefined;
    } | null | undefined;
    readonly invoiced: string;
    readonly kind: ProductKind;
    readonly orderDiscount: {
      readonly amount: string;
    };
    readonly ordered: string;
    readonly price: {
      readonly amount: string;
    };
    readonly product: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly received: string;
    readonly returned: string;
    readonly taxUnit: {
      readonly code: string;
    };
    readonly unit: string;
    readonly uuid: string;
    readonly withholding: WithholdingCode | null | undefined;
  }> | null | undefined;
  readonly number: string;
  readonly uuid: string;
  readonly vatTreatment: VatTreatment;
  readonly " $fragmentType": "orderToInvoice_order";
};
export type orderToInvoice_order$key = {
  readonly " $data"?: orderToInvoice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderToInvoice_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderToInvoice_order"
};

(node as any).hash = "ecb722aa05d18274e42829f043955b05";

export default node;
