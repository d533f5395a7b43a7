/**
 * @generated SignedSource<<8c04a9984bb54e851df18ff02e2e955e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JournalExports_month$data = {
  readonly exports: ReadonlyArray<{
    readonly createdAt: string;
    readonly createdByName: string | null | undefined;
    readonly entryCount: number;
    readonly isFull: boolean;
    readonly name: string;
    readonly reason: string | null | undefined;
    readonly sequence: number;
    readonly url: string;
  }>;
  readonly " $fragmentType": "JournalExports_month";
};
export type JournalExports_month$key = {
  readonly " $data"?: JournalExports_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalExports_month">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalExports_month",
  "selections": [
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
          "name": "sequence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFull",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdByName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JournalMonth",
  "abstractKey": null
};

(node as any).hash = "dcb55f8424686347401842b53203479d";

export default node;
