/**
 * @generated SignedSource<<d3c31c561697a5c5bf15b47bcab91126>>
 * @relayHash 066adb0734a2e9f681826fd58048bc6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bab0d5b7bac2d3da7dc1de20bba40316baf33987ba4f292978c5fb2e7d5f2db9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgedReceivablesPageQuery } from './AgedReceivablesPageQuery.graphql';

const node: PreloadableConcreteRequest<AgedReceivablesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bab0d5b7bac2d3da7dc1de20bba40316baf33987ba4f292978c5fb2e7d5f2db9",
    "metadata": {},
    "name": "AgedReceivablesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
