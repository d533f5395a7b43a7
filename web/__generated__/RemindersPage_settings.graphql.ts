/**
 * @generated SignedSource<<2812691a0bb59fcb2454fc92da367b0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemindersPage_settings$data = {
  readonly areSlipsOn: boolean;
  readonly isOn: boolean;
  readonly levels: ReadonlyArray<{
    readonly days: number;
    readonly wordsEn: string | null | undefined;
    readonly wordsId: string | null | undefined;
  }>;
  readonly version: number;
  readonly " $fragmentType": "RemindersPage_settings";
};
export type RemindersPage_settings$key = {
  readonly " $data"?: RemindersPage_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemindersPage_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemindersPage_settings",
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
      "name": "areSlipsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReminderLevel",
      "kind": "LinkedField",
      "name": "levels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wordsEn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wordsId",
          "storageKey": null
        }
      ],
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
  "type": "ReminderSettings",
  "abstractKey": null
};

(node as any).hash = "2312e3d04c5728b17647e78dc425cdf8";

export default node;
