/**
 * @generated SignedSource<<61de3d6c8d0796de0e1c9cf4398b1566>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PositionEmailFrequency = "DAILY" | "WEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type PositionEmailCard_viewer$data = {
  readonly positionEmail: {
    readonly frequency: PositionEmailFrequency;
    readonly hour: number;
    readonly isOn: boolean;
  };
  readonly " $fragmentType": "PositionEmailCard_viewer";
};
export type PositionEmailCard_viewer$key = {
  readonly " $data"?: PositionEmailCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PositionEmailCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PositionEmailCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PositionEmail",
      "kind": "LinkedField",
      "name": "positionEmail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frequency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "34cff516797bf2622fb281e5b977efad";

export default node;
