/**
 * @generated SignedSource<<bf4d3ff5ea125fe85c6ce235cc25cf96>>
 * @relayHash 684d7cf8972eed4bb1b4d937c2d3f648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3436f56da06cb4f8d5cb1f214d59582d53489defaea09b95ffe4faa6c82ff9a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditExpectedPageQuery } from './EditExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<EditExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3436f56da06cb4f8d5cb1f214d59582d53489defaea09b95ffe4faa6c82ff9a8",
    "metadata": {},
    "name": "EditExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
