import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useReducedMotion } from "#app/hooks/use-reduced-motion.ts";

type Api = NonNullable<UseEmblaCarouselType[1]>;

type Options = {
  /** `rewind` has two ends and starts over after the last slide; `endless` has none and drags freely. */
  flow: "rewind" | "endless";
  /** Milliseconds between two advances. */
  delay: number;
};

export type Carousel = ReturnType<typeof useCarousel>;

/**
 * A carousel on Embla, with its own duration (25) and drag threshold (10). It advances by itself
 * unless it is paused, pointed at, focused, or motion is to be reduced.
 */
export function useCarousel({ flow, delay }: Options) {
  const element = useRef<HTMLElement>(null);
  const endless = flow === "endless";
  const [setRoot, api] = useEmblaCarousel(
    {
      // An endless row runs through the whole window; its slides still stop at the content's edge.
      align: endless ? () => contentEdge(element.current) : "start",
      // Every slide keeps an indicator of its own, also those that share the last position.
      containScroll: endless ? false : "keepSnaps",
      loop: endless,
      dragFree: endless,
      // Its own follows the Tab key only within 10 ms, which a busy browser misses.
      watchFocus: false,
    },
    // Started and stopped here only: by itself it would resume what the visitor has paused.
    [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })],
  );
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  usePlay(api, !paused && !over && !focused && !still);

  const step = (by: 1 | -1) => (by === 1 ? api?.scrollNext(still) : api?.scrollPrev(still));

  /** For whatever must hold the carousel while it is pointed at or focused. */
  const hold = {
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };

  return {
    flow,
    ready: api !== undefined,
    root: useCallback(
      (node: HTMLElement | null) => {
        element.current = node;
        setRoot(node);
      },
      [setRoot],
    ),
    selected: useReading(api, (it) => it.selectedScrollSnap(), 0),
    canPrevious: useReading(api, (it) => it.canScrollPrev(), false),
    canNext: useReading(api, (it) => it.canScrollNext(), true),
    paused,
    togglePause: () => setPaused((value) => !value),
    step,
    goTo: (index: number) => api?.scrollTo(index, still),
    hold,
    /** The slides hold it too, and the one that the keyboard moves into comes into view. */
    slides: {
      ...hold,
      onFocus: ({ target }: FocusEvent) => {
        hold.onFocus();
        const index = api?.slideNodes().findIndex((slide) => slide.contains(target)) ?? -1;
        if (index >= 0 && target.matches(":focus-visible")) api?.scrollTo(index, true);
      },
    },
    /** The region takes the keys, and holds it while the keyboard is on the region itself. */
    region: {
      onKeyDown: (event: KeyboardEvent) => {
        const direction = keys[event.key];
        if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        step(direction);
      },
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        if (target === currentTarget && target.matches(":focus-visible")) hold.onFocus();
      },
      onBlur: ({ target, currentTarget }: FocusEvent) => {
        if (target === currentTarget) hold.onBlur();
      },
    },
  };
}

const keys: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

function usePlay(api: Api | undefined, playing: boolean) {
  useEffect(() => {
    if (!api || !playing) return;
    const play = () => api.plugins().autoplay.play();
    play();
    // A change of size builds the carousel anew, and its timer with it.
    api.on("reInit", play);
    return () => {
      api.off("reInit", play);
      api.plugins().autoplay.stop();
    };
  }, [api, playing]);
}

function useReading<T extends number | boolean>(api: Api | undefined, read: (api: Api) => T, initial: T): T {
  const subscribe = useCallback(
    (notify: () => void) => {
      api?.on("select", notify).on("reInit", notify);
      return () => {
        api?.off("select", notify).off("reInit", notify);
      };
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => (api ? read(api) : initial),
    () => initial,
  );
}

function contentEdge(root: HTMLElement | null): number {
  return (root && Number.parseFloat(getComputedStyle(root).scrollPaddingInlineStart)) || 0;
}
