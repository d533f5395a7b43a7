/**
 * @generated SignedSource<<8bd5b27af42f668d87d303f2debdbf4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CreditMemoStatus = "APPLIED" | "DRAFT" | "OPEN" | "PARTIALLY_APPLIED" | "PENDING" | "REFUNDED" | "REFUNDING" | "VOIDED";
export type Currency = "IDR" | "SGD" | "USD";
export type ReceivedPaymentAction = "APPLY" | "CANCEL" | "CONFIRM" | "SEND" | "UNAPPLY";
export type ReceivedPaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "CHEQUE" | "E_WALLET" | "OTHER" | "QRIS" | "VIRTUAL_ACCOUNT";
export type ReceivedPaymentStatus = "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED";
export type ReceivedPaymentVerification = "UNVERIFIED" | "VERIFIED";
export type SettlementStatus = "PENDING" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type ReceivedPaymentPage_payment$data = {
  readonly BOTH: string | null | undefined;
  readonly EN: string | null | undefined;
  readonly ID: string | null | undefined;
  readonly allowedActions: ReadonlyArray<ReceivedPaymentAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly confirmedAt: string | null | undefined;
  readonly confirmedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly creditMemo: {
    readonly number: string | null | undefined;
    readonly status: CreditMemoStatus;
    readonly total: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly uuid: string;
  } | null | undefined;
  readonly customer: {
    readonly uuid: string;
  } | null | undefined;
  readonly customerEmail: string | null | undefined;
  readonly customerId: string;
  readonly customerName: string;
  readonly entity: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly files: ReadonlyArray<{
    readonly fileId: string;
    readonly name: string;
    readonly size: number;
    readonly url: string;
  }>;
  readonly id: string;
  readonly isSentByLink: boolean;
  readonly method: ReceivedPaymentMethod;
  readonly note: string | null | undefined;
  readonly number: string;
  readonly paymentDate: string;
  readonly reason: string | null | undefined;
  readonly reference: string | null | undefined;
  readonly refunded: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly replacedBy: {
    readonly number: string;
    readonly uuid: string;
  } | null | undefined;
  readonly replaces: {
    readonly number: string;
    readonly status: ReceivedPaymentStatus;
    readonly uuid: string;
  } | null | undefined;
  readonly senderBank: string | null | undefined;
  readonly settlement: {
    readonly settlement: {
      readonly reference: string;
      readonly uuid: string;
    } | null | undefined;
    readonly status: SettlementStatus;
  } | null | undefined;
  readonly status: ReceivedPaymentStatus;
  readonly statusChangedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly unapplied: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly uuid: string;
  readonly verification: ReceivedPaymentVerification | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"PaidInvoices_payment">;
  readonly " $fragmentType": "ReceivedPaymentPage_payment";
};
export type ReceivedPaymentPage_payment$key = {
  readonly " $data"?: ReceivedPaymentPage_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedPaymentPage_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v7 = [
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
  "name": "ReceivedPaymentPage_payment",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verification",
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
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentDate",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSentByLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderBank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedAt",
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
      "kind": "ScalarField",
      "name": "customerId",
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
        (v0/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "confirmedBy",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "statusChangedBy",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unapplied",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refunded",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPayment",
      "kind": "LinkedField",
      "name": "replacedBy",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPayment",
      "kind": "LinkedField",
      "name": "replaces",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentSettlement",
      "kind": "LinkedField",
      "name": "settlement",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Settlement",
          "kind": "LinkedField",
          "name": "settlement",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditMemo",
      "kind": "LinkedField",
      "name": "creditMemo",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPaymentFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileId",
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "BOTH",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "BOTH"
        }
      ],
      "kind": "ScalarField",
      "name": "receiptUrl",
      "storageKey": "receiptUrl(language:\"BOTH\")"
    },
    {
      "alias": "ID",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "ID"
        }
      ],
      "kind": "ScalarField",
      "name": "receiptUrl",
      "storageKey": "receiptUrl(language:\"ID\")"
    },
    {
      "alias": "EN",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "EN"
        }
      ],
      "kind": "ScalarField",
      "name": "receiptUrl",
      "storageKey": "receiptUrl(language:\"EN\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaidInvoices_payment"
    }
  ],
  "type": "ReceivedPayment",
  "abstractKey": null
};
})();

(node as any).hash = "4b8f8341e3e59cb84454df4ef9b55f37";

export default node;
