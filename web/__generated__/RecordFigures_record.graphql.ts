/**
 * @generated SignedSource<<9f7800268327504c5f3d2241779571ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type FigureCheck = "EXACT" | "MISMATCH" | "ROUNDED";
import type { FragmentRefs } from "relay-runtime";
export type RecordFigures_record$data = {
  readonly adjustment: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly carryOverCheck: FigureCheck;
  readonly fee: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly figureCheck: FigureCheck;
  readonly gross: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly memberCheck: FigureCheck;
  readonly membersTotal: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly vat: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly withheld: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly " $fragmentType": "RecordFigures_record";
};
export type RecordFigures_record$key = {
  readonly " $data"?: RecordFigures_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordFigures_record">;
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
  "name": "RecordFigures_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "figureCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carryOverCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fee",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withheld",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "adjustment",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "membersTotal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PaymentRecord",
  "abstractKey": null
};
})();

(node as any).hash = "958ee8ed47984c560891509b2e9234ba";

export default node;
