/**
 * @generated SignedSource<<9dbee5ccb91b99cb443e05b0c5495e86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DepositInterestPayout = "MATURITY" | "MONTHLY";
export type DepositRenewal = "NONE" | "PRINCIPAL" | "PRINCIPAL_AND_INTEREST";
export type DepositTaxTreatment = "EXPORT_PROCEEDS" | "ORDINARY" | "PENSION_FUND";
export type TenorType = "DAYS" | "MONTHS" | "WEEKS" | "YEARS";
import type { FragmentRefs } from "relay-runtime";
export type readDeposit_deposit$data = {
  readonly alias: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly bank: {
    readonly code: string;
  };
  readonly dayBasis: number;
  readonly earlyClose: {
    readonly allowed: boolean;
    readonly clawsBack: boolean;
    readonly forfeitsInterest: boolean;
    readonly penalty: {
      readonly amount: string;
    } | null | undefined;
    readonly penaltyRate: string | null | undefined;
  };
  readonly interestPayout: DepositInterestPayout;
  readonly interestRate: string;
  readonly issuedOn: string;
  readonly nextInterestRate: string | null | undefined;
  readonly payoutAccount: {
    readonly id: string;
  } | null | undefined;
  readonly pledged: boolean;
  readonly renewal: DepositRenewal;
  readonly sourceAccount: {
    readonly id: string;
  } | null | undefined;
  readonly taxRate: string;
  readonly taxTreatment: DepositTaxTreatment;
  readonly tenor: number;
  readonly tenorType: TenorType;
  readonly " $fragmentType": "readDeposit_deposit";
};
export type readDeposit_deposit$key = {
  readonly " $data"?: readDeposit_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDeposit_deposit">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDeposit_deposit"
};

(node as any).hash = "b875250cafae37a3a15edf8752563395";

export default node;
