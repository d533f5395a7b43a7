/**
 * @generated SignedSource<<49353e7dc525de2f05bba94f90c757f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type JournalFigures_month$data = {
  readonly changeCount: number;
  readonly currencies: ReadonlyArray<{
    readonly credit: {
      readonly amount: string;
    };
    readonly currency: Currency;
    readonly debit: {
      readonly amount: string;
    };
    readonly entryCount: number;
  }>;
  readonly exports: ReadonlyArray<{
    readonly createdAt: string;
  }>;
  readonly " $fragmentType": "JournalFigures_month";
};
export type JournalFigures_month$key = {
  readonly " $data"?: JournalFigures_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalFigures_month">;
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
  "name": "JournalFigures_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalTotal",
      "kind": "LinkedField",
      "name": "currencies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "debit",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "credit",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalExport",
      "kind": "LinkedField",
      "name": "exports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeCount",
      "storageKey": null
    }
  ],
  "type": "JournalMonth",
  "abstractKey": null
};
})();

(node as any).hash = "a8a227bbf48283a9ab7daedf9eb83da0";

export default node;
