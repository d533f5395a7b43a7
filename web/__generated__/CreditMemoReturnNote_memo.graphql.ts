/**
 * @generated SignedSource<<275163c64cb777672bdb3add7cb60f6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CreditMemoAction = "APPLY" | "APPROVE" | "CALL_OFF_REFUND" | "DELETE" | "RECORD_RETURN_NOTE" | "REFUND" | "SEND" | "UNDO" | "UNDO_RETURN_NOTE" | "UPDATE" | "VOID";
export type Currency = "IDR" | "SGD" | "USD";
export type ReturnNoteStatus = "AWAITED" | "RECEIVED";
import type { FragmentRefs } from "relay-runtime";
export type CreditMemoReturnNote_memo$data = {
  readonly allowedActions: ReadonlyArray<CreditMemoAction>;
  readonly id: string;
  readonly returnNote: {
    readonly base: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly date: string | null | undefined;
    readonly documentUrl: string;
    readonly number: string | null | undefined;
    readonly recordedAt: string | null | undefined;
    readonly recordedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly status: ReturnNoteStatus;
    readonly vat: {
      readonly amount: string;
      readonly currency: Currency;
    };
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "CreditMemoReturnNote_memo";
};
export type CreditMemoReturnNote_memo$key = {
  readonly " $data"?: CreditMemoReturnNote_memo$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditMemoReturnNote_memo">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "CreditMemoReturnNote_memo",
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
      "name": "version",
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
      "concreteType": "ReturnNote",
      "kind": "LinkedField",
      "name": "returnNote",
      "plural": false,
      "selections": [
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
          "name": "documentUrl",
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
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "base",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "vat",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "recordedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditMemo",
  "abstractKey": null
};
})();

(node as any).hash = "54730cbbe92c6e679ed0ac838e4d7180";

export default node;
