/**
 * @generated SignedSource<<26e40b00d3bcf7a9d6b7d81db28adf34>>
 * @relayHash 09281465cdcdce56e68062fcaf96c63a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cca450b7ab6115e997697a70f3c40c20278cfb470812eb1f3d0e76e888789f6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeNeedsQuery } from './HomeNeedsQuery.graphql';

const node: PreloadableConcreteRequest<HomeNeedsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cca450b7ab6115e997697a70f3c40c20278cfb470812eb1f3d0e76e888789f6c",
    "metadata": {},
    "name": "HomeNeedsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
