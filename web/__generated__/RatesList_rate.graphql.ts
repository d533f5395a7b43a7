/**
 * @generated SignedSource<<0c3095e3ab6347b66fa1e1d2f17ca942>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type RatesList_rate$data = ReadonlyArray<{
  readonly currency: Currency;
  readonly date: string;
  readonly rate: string;
  readonly source: string;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "RatesList_rate";
}>;
export type RatesList_rate$key = ReadonlyArray<{
  readonly " $data"?: RatesList_rate$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatesList_rate">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RatesList_rate",
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
      "name": "currency",
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
      "kind": "ScalarField",
      "name": "rate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "ExchangeRate",
  "abstractKey": null
};

(node as any).hash = "447ca21dcda725807b1d3dfedfc61d1a";

export default node;
