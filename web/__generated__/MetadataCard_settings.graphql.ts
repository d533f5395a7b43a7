/**
 * @generated SignedSource<<d24ba15dad4ef7417fe8314638579eb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BillMetadataKind = "CHOICE" | "DATE" | "NUMBER" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type MetadataCard_settings$data = {
  readonly metadataFields: ReadonlyArray<{
    readonly choices: ReadonlyArray<string>;
    readonly key: string;
    readonly kind: BillMetadataKind;
    readonly label: string;
    readonly required: boolean;
  }>;
  readonly " $fragmentType": "MetadataCard_settings";
};
export type MetadataCard_settings$key = {
  readonly " $data"?: MetadataCard_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetadataCard_settings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MetadataCard_settings"
};

(node as any).hash = "9ec08b4350a6840658e20ec0508ae48b";

export default node;
