/**
 * @generated SignedSource<<edbd54795edee82a77346cbb967f8e66>>
 * @relayHash a1f2c9bceff95bc99fa1e9b03fe7c118
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4150837c6a82c9b239cba703d334ecbc088b935705236c99a003679c4d8697a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExceptionsPageQuery } from './ExceptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExceptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4150837c6a82c9b239cba703d334ecbc088b935705236c99a003679c4d8697a",
    "metadata": {},
    "name": "ExceptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
