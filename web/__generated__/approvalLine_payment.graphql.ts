/**
 * @generated SignedSource<<7f7efecafb58c2bf852b2da33778521f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalFactor = "AUTHENTICATOR_APP" | "PASSKEY";
export type Currency = "IDR" | "SGD" | "USD";
export type NameMatch = "CLOSE" | "DIFFERENT" | "EXACT";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type approvalLine_payment$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly approvalReason: {
    readonly over: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
  } | null | undefined;
  readonly approvals: ReadonlyArray<{
    readonly approvedAt: string;
    readonly approver: {
      readonly fullName: string;
    } | null | undefined;
    readonly factor: ApprovalFactor;
    readonly uuid: string;
    readonly voidedAt: string | null | undefined;
  }>;
  readonly approvalsGiven: number;
  readonly approvalsNeeded: number;
  readonly authors: ReadonlyArray<{
    readonly fullName: string;
  }>;
  readonly bill: {
    readonly amount: {
      readonly amount: string;
    };
    readonly number: string;
  } | null | undefined;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly date: string;
  readonly duplicates: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly bill: {
      readonly number: string;
    } | null | undefined;
    readonly createdBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly date: string;
    readonly kind: PaymentKind;
    readonly number: string;
    readonly status: PaymentStatus;
    readonly uuid: string;
  }>;
  readonly fee: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly from: {
    readonly accountNumber: string;
    readonly alias: string;
    readonly bank: {
      readonly name: string;
    };
  };
  readonly id: string;
  readonly kind: PaymentKind;
  readonly method: PaymentMethod | null | undefined;
  readonly nameCheck: {
    readonly accountName: string | null | undefined;
    readonly match: NameMatch | null | undefined;
  } | null | undefined;
  readonly newAccount: {
    readonly addedAt: string;
    readonly addedBy: {
      readonly fullName: string;
    } | null | undefined;
  } | null | undefined;
  readonly number: string;
  readonly paidExpectedTransaction: {
    readonly refund: {
      readonly accountName: string;
      readonly accountNumber: string;
      readonly bankName: string;
      readonly creditMemoNumber: string;
    } | null | undefined;
  } | null | undefined;
  readonly to: {
    readonly accountNumber: string;
    readonly bank: {
      readonly name: string;
    };
    readonly bankAccount: {
      readonly alias: string;
    } | null | undefined;
    readonly name: string;
  };
  readonly uuid: string;
  readonly valueDate: string;
  readonly " $fragmentType": "approvalLine_payment";
};
export type approvalLine_payment$key = {
  readonly " $data"?: approvalLine_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"approvalLine_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "approvalLine_payment"
};

(node as any).hash = "d76c559a5e69081e57680b7b5bbe2c03";

export default node;
