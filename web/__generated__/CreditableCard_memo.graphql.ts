/**
 * @generated SignedSource<<f61f8bd5c6a66ff3369a9a92d228a83c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CreditableCard_memo$data = {
  readonly approvedAt: string | null | undefined;
  readonly invoice: {
    readonly id: string;
  } | null | undefined;
  readonly invoiceNumber: string | null | undefined;
  readonly total: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly " $fragmentType": "CreditableCard_memo";
};
export type CreditableCard_memo$key = {
  readonly " $data"?: CreditableCard_memo$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditableCard_memo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditableCard_memo",
  "selections": [
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
      "name": "approvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
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
    }
  ],
  "type": "CreditMemo",
  "abstractKey": null
};

(node as any).hash = "4cf504c3b354f6b13f4741e4c3f61a73";

export default node;
