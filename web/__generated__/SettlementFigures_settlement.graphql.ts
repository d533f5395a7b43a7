/**
 * @generated SignedSource<<4a53c9642f78c54d0c9ebc0c2e3794ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type SettlementFigures_settlement$data = {
  readonly addsUp: boolean;
  readonly adjustment: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly fees: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly gross: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly " $fragmentType": "SettlementFigures_settlement";
};
export type SettlementFigures_settlement$key = {
  readonly " $data"?: SettlementFigures_settlement$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettlementFigures_settlement">;
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
  "name": "SettlementFigures_settlement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addsUp",
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
      "name": "fees",
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
    }
  ],
  "type": "Settlement",
  "abstractKey": null
};
})();

(node as any).hash = "51129d9b2dde644a1d382b405415ccc2";

export default node;
