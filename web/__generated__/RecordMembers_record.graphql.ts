/**
 * @generated SignedSource<<3abc7a593d4180e27f3981ef698f8c30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentRecordMemberKind = "ADJUSTMENT" | "CARRY_OVER" | "TRANSACTION";
export type PaymentTransactionChannel = "BANK_TRANSFER" | "CARD" | "DIRECT_DEBIT" | "EWALLET" | "OTHER" | "PAYLATER" | "QRIS" | "STORE" | "VIRTUAL_ACCOUNT";
export type PaymentTransactionKind = "CHARGEBACK" | "PAYMENT" | "REFUND";
import type { FragmentRefs } from "relay-runtime";
export type RecordMembers_record$data = {
  readonly members: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly isElsewhere: boolean;
    readonly kind: PaymentRecordMemberKind;
    readonly net: {
      readonly amount: string;
    };
    readonly place: number;
    readonly transaction: {
      readonly channel: PaymentTransactionChannel;
      readonly fee: {
        readonly amount: string;
      } | null | undefined;
      readonly gross: {
        readonly amount: string;
      };
      readonly kind: PaymentTransactionKind;
      readonly orderReference: string;
      readonly uuid: string;
      readonly vat: {
        readonly amount: string;
      } | null | undefined;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "RecordMembers_record";
};
export type RecordMembers_record$key = {
  readonly " $data"?: RecordMembers_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordMembers_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecordMembers_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentRecordMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isElsewhere",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentTransaction",
          "kind": "LinkedField",
          "name": "transaction",
          "plural": false,
          "selections": [
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
              "name": "orderReference",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "channel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "gross",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "fee",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "vat",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentRecord",
  "abstractKey": null
};
})();

(node as any).hash = "129d6a2e7aa48a52ac0b0e39e4c11cc8";

export default node;
