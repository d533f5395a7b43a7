/**
 * @generated SignedSource<<e72761aba03488f3a3d8228a97ccbe92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuCount_organization$data = {
  readonly approvalQueueCounts: {
    readonly inbox: number;
  } | null | undefined;
  readonly exceptionCounts: {
    readonly inProgress: number;
    readonly open: number;
  } | null | undefined;
  readonly reconciliationCounts: {
    readonly unreconciled: number;
  } | null | undefined;
  readonly " $fragmentType": "MenuCount_organization";
};
export type MenuCount_organization$key = {
  readonly " $data"?: MenuCount_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuCount_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuCount_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReconciliationCounts",
      "kind": "LinkedField",
      "name": "reconciliationCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreconciled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalCounts",
      "kind": "LinkedField",
      "name": "approvalQueueCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inbox",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExceptionCounts",
      "kind": "LinkedField",
      "name": "exceptionCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inProgress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "69d270991fbdf66cbb0ed30c7be0bcda";

export default node;
