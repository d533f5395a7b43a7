/**
 * @generated SignedSource<<3d7ecd2b5605fb878042067a86c70a4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExportAction = "CANCEL" | "DOWNLOAD";
export type ExportStatus = "CANCELLED" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type ExportRow_export$data = {
  readonly allowedActions: ReadonlyArray<ExportAction>;
  readonly createdAt: string;
  readonly done: number;
  readonly expiresAt: string | null | undefined;
  readonly failureReason: string | null | undefined;
  readonly fileName: string;
  readonly id: string;
  readonly kilobytes: number | null | undefined;
  readonly status: ExportStatus;
  readonly total: number | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "ExportRow_export";
};
export type ExportRow_export$key = {
  readonly " $data"?: ExportRow_export$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportRow_export">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExportRow_export",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
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
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kilobytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureReason",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    }
  ],
  "type": "Export",
  "abstractKey": null
};

(node as any).hash = "4acb6c016027218133e56d51523ec41d";

export default node;
