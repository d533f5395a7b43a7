/**
 * @generated SignedSource<<8160e32be39eb758ed3afae6c9ec3102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CreditMemoAction = "APPLY" | "APPROVE" | "CALL_OFF_REFUND" | "DELETE" | "RECORD_RETURN_NOTE" | "REFUND" | "SEND" | "UNDO" | "UNDO_RETURN_NOTE" | "UPDATE" | "VOID";
export type CreditMemoKind = "CORRECTION" | "OVERPAYMENT" | "WRITE_OFF";
export type CreditMemoStatus = "APPLIED" | "DRAFT" | "OPEN" | "PARTIALLY_APPLIED" | "PENDING" | "REFUNDED" | "REFUNDING" | "VOIDED";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CreditMemoPage_memo$data = {
  readonly BOTH: string | null | undefined;
  readonly EN: string | null | undefined;
  readonly ID: string | null | undefined;
  readonly allowedActions: ReadonlyArray<CreditMemoAction>;
  readonly approvedAt: string | null | undefined;
  readonly approvedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly customer: {
    readonly uuid: string;
  } | null | undefined;
  readonly customerName: string;
  readonly entity: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly invoice: {
    readonly uuid: string;
  } | null | undefined;
  readonly invoiceNumber: string | null | undefined;
  readonly kind: CreditMemoKind;
  readonly memoDate: string;
  readonly note: string | null | undefined;
  readonly number: string | null | undefined;
  readonly paymentNumber: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly receivedPayment: {
    readonly uuid: string;
  } | null | undefined;
  readonly refundedOn: string | null | undefined;
  readonly remaining: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly salesOrder: {
    readonly number: string;
    readonly uuid: string;
  } | null | undefined;
  readonly status: CreditMemoStatus;
  readonly statusChangedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly total: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CreditMemoApplications_memo" | "CreditMemoLines_memo" | "CreditMemoRefunds_memo" | "CreditMemoReturnNote_memo" | "CreditMemoSteps_memo" | "CreditableCard_memo">;
  readonly " $fragmentType": "CreditMemoPage_memo";
};
export type CreditMemoPage_memo$key = {
  readonly " $data"?: CreditMemoPage_memo$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditMemoPage_memo">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v4 = [
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
  "name": "CreditMemoPage_memo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "status",
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
      "name": "customerName",
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
      "name": "invoiceNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoDate",
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
      "name": "approvedAt",
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPayment",
      "kind": "LinkedField",
      "name": "receivedPayment",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrder",
      "kind": "LinkedField",
      "name": "salesOrder",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "approvedBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "statusChangedBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "remaining",
      "plural": false,
      "selections": (v4/*:: as any*/),
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
      "name": "documentUrl",
      "storageKey": "documentUrl(language:\"BOTH\")"
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
      "name": "documentUrl",
      "storageKey": "documentUrl(language:\"ID\")"
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
      "name": "documentUrl",
      "storageKey": "documentUrl(language:\"EN\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedOn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditableCard_memo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditMemoRefunds_memo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditMemoReturnNote_memo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditMemoLines_memo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditMemoApplications_memo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditMemoSteps_memo"
    }
  ],
  "type": "CreditMemo",
  "abstractKey": null
};
})();

(node as any).hash = "58a4f06e4636f51135d2ff310d995d99";

export default node;
