/**
 * @generated SignedSource<<08371a077d4918258b935bbe64f63633>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type GapNotice_gap$data = {
  readonly difference: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly firstInFileOn: string;
  readonly firstOpeningBalance: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly lastStoredBalance: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly lastStoredOn: string;
  readonly " $fragmentType": "GapNotice_gap";
};
export type GapNotice_gap$key = {
  readonly " $data"?: GapNotice_gap$data;
  readonly " $fragmentSpreads": FragmentRefs<"GapNotice_gap">;
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
  "name": "GapNotice_gap",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastStoredOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstInFileOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lastStoredBalance",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "firstOpeningBalance",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "difference",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "StatementGap",
  "abstractKey": null
};
})();

(node as any).hash = "5ed62a5cdcb63b8b19a9499e96824821";

export default node;
