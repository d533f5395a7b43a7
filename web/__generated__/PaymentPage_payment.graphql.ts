/**
 * @generated SignedSource<<dd2f4a428b2f2722dcdce92e2bf0a4e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentAction = "APPROVE" | "ARCHIVE" | "ASK_BANK" | "CANCEL" | "END_RECURRENCE" | "EXPORT" | "EXPORT_AGAIN" | "REJECT" | "RESEND" | "UNARCHIVE" | "UPDATE";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
import type { FragmentRefs } from "relay-runtime";
export type PaymentPage_payment$data = {
  readonly allowedActions: ReadonlyArray<PaymentAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly date: string;
  readonly id: string;
  readonly kind: PaymentKind;
  readonly method: PaymentMethod | null | undefined;
  readonly number: string;
  readonly to: {
    readonly accountNumber: string;
    readonly bank: {
      readonly name: string;
    };
    readonly name: string;
  };
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"BankReferences_payment" | "PaymentFacts_payment" | "PaymentFiles_payment" | "PaymentHistory_payment" | "PaymentLinks_payment" | "PaymentSummary_payment" | "SuggestedStatementLine_payment">;
  readonly " $fragmentType": "PaymentPage_payment";
};
export type PaymentPage_payment$key = {
  readonly " $data"?: PaymentPage_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPage_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "PaymentPage_payment",
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
      "name": "uuid",
      "storageKey": null
    },
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
      "name": "number",
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
      "kind": "ScalarField",
      "name": "method",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
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
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Beneficiary",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Bank",
          "kind": "LinkedField",
          "name": "bank",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentSummary_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentFacts_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BankReferences_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestedStatementLine_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentLinks_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentFiles_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentHistory_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "831de89f1a770cb5727a9d26b109bd76";

export default node;
