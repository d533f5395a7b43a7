/**
 * @generated SignedSource<<09bab81d4dbdf38e9f2cdfd04844eb65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnNoteStatus = "AWAITED" | "RECEIVED";
import type { FragmentRefs } from "relay-runtime";
export type CreditMemoSteps_memo$data = {
  readonly approvedAt: string | null | undefined;
  readonly approvedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly remaining: {
    readonly amount: string;
  };
  readonly returnNote: {
    readonly date: string | null | undefined;
    readonly status: ReturnNoteStatus;
  } | null | undefined;
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentType": "CreditMemoSteps_memo";
};
export type CreditMemoSteps_memo$key = {
  readonly " $data"?: CreditMemoSteps_memo$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditMemoSteps_memo">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "metadata": null,
  "name": "CreditMemoSteps_memo",
  "selections": [
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "approvedBy",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "remaining",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "name": "date",
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

(node as any).hash = "d4c7ada6addbb59ab823ceaee62fc3be";

export default node;
