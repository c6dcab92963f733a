/** What is used of react-native-zeroconf, which brings no types. */
declare module 'react-native-zeroconf' {
  export type ImplType = 'NSD' | 'DNSSD';

  export interface ZeroconfService {
    readonly name: string;
    readonly port?: number;
    readonly addresses?: readonly string[];
    readonly txt?: Readonly<Record<string, unknown>>;
  }

  export default class Zeroconf {
    on(event: 'resolved' | 'published' | 'unpublished', listener: (service: ZeroconfService) => void): this;
    on(event: 'remove', listener: (name: string) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    scan(type: string, protocol: string, domain: string, implType: ImplType): void;
    stop(implType: ImplType): void;
    publishService(
      type: string,
      protocol: string,
      domain: string,
      name: string,
      port: number,
      txt: Record<string, string>,
      implType: ImplType,
    ): void;
    unpublishService(name: string, implType: ImplType): void;
  }
}
